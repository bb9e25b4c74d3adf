import { describe, expect, it } from 'vitest';
import { readRoute, analysisAddress, replayAddress, rulesAddress, tableAddress } from '../src/lib/route';

const read = (address: string) => {
  const url = new URL(address, 'http://hall');
  return readRoute(url.pathname, url.search, url.hash);
};

describe('addresses', () => {
  it('gives every step and every viewpoint an address, there and back', () => {
    expect(read(replayAddress('t1', 41, -1))).toEqual({ page: 'replay', id: 't1', step: 41, as: -1, lamp: false });
    expect(read(replayAddress('t1', 0))).toEqual({ page: 'replay', id: 't1', step: 0, as: null, lamp: false });
    expect(read(replayAddress('t1', 7, 1))).toEqual({ page: 'replay', id: 't1', step: 7, as: 1, lamp: false });
    expect(read(analysisAddress('t1', 7, 1))).toEqual({ page: 'replay', id: 't1', step: 7, as: 1, lamp: true });
  });
  it('knows all puzzles, and each of them', () => {
    expect(read('/puzzles')).toEqual({ page: 'puzzles', id: null });
    expect(read('/puzzle/ragnarocks-7')).toEqual({ page: 'puzzles', id: 'ragnarocks-7' });
    expect(read('/puzzle/ragnarocks-7/more')).toEqual({ page: 'lost' });
  });
  it('carries an invitation', () => {
    expect(read(tableAddress('t1', 'a+b/c='))).toEqual({ page: 'table', id: 't1', invite: 'a+b/c=' });
    expect(read(tableAddress('t1'))).toEqual({ page: 'table', id: 't1', invite: null });
  });
  it('opens the rules at a clause', () => {
    expect(read(rulesAddress('ragnarocks', 'RR-3.7'))).toEqual({ page: 'rules', game: 'ragnarocks', clause: 'RR-3.7' });
    expect(read('/rules/ragnarocks')).toEqual({ page: 'rules', game: 'ragnarocks', clause: null });
  });
  it.each([
    '/table',
    '/table/t1/replay',
    '/table/t1/replay/x',
    '/table/t1/replay/-1',
    '/nowhere',
    '/rules',
    '/table/<b>',
  ])('%s is no place', (address) => {
    expect(read(address).page).toBe('lost');
  });
  it('knows the hall', () => {
    expect(read('/').page).toBe('hall');
  });
});
