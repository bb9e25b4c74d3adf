"""Blood Rage: clans invade, pillage and die for glory while Ragnarök eats the land, age by age."""
