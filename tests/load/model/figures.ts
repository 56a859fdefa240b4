import type { Costs, Habits, Machines } from './model.ts';

/** As `npm run bench -- online` plays them (G18): conversations of fifty in which everybody is there. */
export const HABITS: Habits = {
  ...{ messageEach: 60, feedEach: 300, comesEach: 900 },
  ...{ members: 50, onlineShare: 1 },
};

/**
 * From figures of docs/benchmarks.md, on the machine that stands there. Ten thousand people take 0.37 cores of a node for 167
 * messages, 8,333 deliveries and 33 pages a second: a page takes 1.1 ms of node and database (G16), half of it each; a message
 * 0.6 ms, as long as one node stores 3,431 of them with two cores and the database (G13); what is left is the deliveries. What
 * Redis takes is its own command's time. **A message's part in the database is the commit's**: it is the figure to measure anew
 * first where disks differ.
 */
export const COSTS: Costs = {
  node: { message: 0.0003, delivery: 0.000036, feed: 0.00055, comes: 0.0015, base: 200e6, socket: 17e3 },
  database: { message: 0.0003, feed: 0.00055, comes: 0.001 },
  redis: { publish: 0.00001, told: 0.000005, comes: 0.00005 },
  ...{ frame: 620, page: 9_000 },
};

/** Prices are examples: give your own. */
export const MACHINES: Machines = {
  ...{ nodeMemory: 4e9, databaseCores: 16, fill: 0.5 },
  price: { node: 25, database: 400, redis: 60, gigabyteOut: 0.02 },
};
