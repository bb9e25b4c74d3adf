puzzle-pull = One pull
    .goal = Pull the knot over { $knot }.
    .solved = It is over.
puzzle-reply-pull = The other side pulls { $pull }.
puzzle-over = The rope is at rest.
puzzle-hint = It is { $thing }.
