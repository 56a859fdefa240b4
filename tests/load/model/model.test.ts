import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COSTS, HABITS, MACHINES } from './figures.ts';
import { modelOf, nodesTold } from './model.ts';

const of = (people: number, habits = HABITS, costs = COSTS, machines = MACHINES) =>
  modelOf(people, habits, costs, machines);

describe('an installation on paper', () => {
  test('of a few people is one node with its database, and no Redis', () =>
    expect(of(100)).toMatchObject({ nodes: 1, databases: 1, redis: 0 }));

  test('of ten thousand uses what was measured of them', () => {
    const { messages, deliveries } = of(10_000);
    expect(Math.round(messages)).toBe(167);
    expect(Math.round(deliveries)).toBe(8_333);
    const { node } = COSTS;
    const cores = messages * node.message + deliveries * node.delivery + (10_000 / 300) * node.feed;
    // 0.37 of them were.
    expect(cores).toBeGreaterThan(0.33);
    expect(cores).toBeLessThan(0.41);
  });

  test('grows with its people in everything, and never by more than it would from one', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.integer({ min: 1, max: 10 }),
        (people, times) => {
          const [one, many] = [of(people), of(people * times)];
          for (const part of ['nodes', 'databases', 'redis', 'out', 'price'] as const)
            expect([part, many[part] >= one[part]]).toEqual([part, true]);
          expect(many.nodes).toBeLessThanOrEqual(one.nodes * times + 1);
        },
      ),
    ));

  test('with people who say less, or machines that are filled more, is no larger', () => {
    const usual = of(1_000_000);
    expect(of(1_000_000, { ...HABITS, messageEach: 120 }).nodes).toBeLessThanOrEqual(usual.nodes);
    expect(of(1_000_000, HABITS, COSTS, { ...MACHINES, fill: 0.7 }).nodes).toBeLessThan(usual.nodes);
  });

  test('whose sockets fill the memory first says so', () => {
    const silent = { ...HABITS, messageEach: 1e9, feedEach: 1e9 };
    expect(of(1_000_000, silent).limit).toBe('memory');
    expect(of(1_000_000).limit).toBe('processor');
  });
});

describe('an event', () => {
  test.each([
    [1, 1, 1],
    [50, 1, 1],
    [1, 40, 1],
  ])('for %d people at %d nodes goes to %d', (told, nodes, expected) =>
    expect(nodesTold(told, nodes)).toBeCloseTo(expected),
  );
  test('goes to no more nodes than there are, nor than people', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (told, nodes) => {
        const to = nodesTold(told, nodes);
        expect(to).toBeLessThanOrEqual(Math.min(told, nodes) + 1e-9);
        expect(to).toBeGreaterThan(0);
      }),
    ));
});
