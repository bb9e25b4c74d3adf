# What the seer says of Ragnarocks under the lamp: why a turn mattered, and turns in words.
why-gives-land = gives away { $size-word } hexes
why-misses-land = leaves { $size-word } hexes open
why-small-land = guards the small land
why-wins-land = takes { $size-word } hexes of land
why-wrong-viking = the wrong Viking
why-goes-short = goes { $count-word } { $count ->
    [1] hex
   *[other] hexes
} too short
why-goes-far = goes { $count-word } { $count ->
    [1] hex
   *[other] hexes
} too far
why-to-shore = runs to the shore
why-wrong-way = goes the wrong way
why-leaves-room = leaves { $name } too much room
why-little-room = closes itself in
why-own-way = stone in the own way
why-stone-short = stone { $count-word } too short
why-stone-far = stone { $count-word } too far
why-wrong-stone = stone in the wrong place
why-instead = better was { $better }
way-moved = { $from } to { $to }
way-summoned = { $from } to { $to }, stone on { $stone }
way-trailed = { $from } to { $to }, stone on { $stone }
line-summoned = { $you ->
    [true] You go from { $from } to { $to } and set { $stone }.
   *[false] { $name } goes from { $from } to { $to } and sets { $stone }.
}
line-moved = { $you ->
    [true] You go from { $from } to { $to }.
   *[false] { $name } goes from { $from } to { $to }.
}
lamp-try-help = Point at a Viking to try a turn. The match itself stays as it was.
