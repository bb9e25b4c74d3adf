"""The Followers of Surtur: seats that the rules of the solo mode play (``docs/rules/lords-of-ragnarok-solo.md``)."""
