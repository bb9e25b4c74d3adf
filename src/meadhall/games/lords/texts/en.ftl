# Lords of Ragnarok, in English.

title = Lords of Ragnarok

## What is asked

## Buttons

## Why not

## What happened

## The saga’s headings

## How a match ends

## Names

## What cards, trays and gods do, a sentence for each of their words

## The terminal

## The map and the panels

## The hunt

## The battle
