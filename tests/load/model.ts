import { type Bench, type Row, round } from './bench.ts';
import { COSTS, HABITS, MACHINES } from './model/figures.ts';
import { modelOf } from './model/model.ts';

const PEOPLE = [10_000, 100_000, 1_000_000];

const rowsFor = (people: number): Row[] => {
  const installation = modelOf(people, HABITS, COSTS, MACHINES);
  const { messages, deliveries, nodes, databases, redis, out, price } = installation;
  const who = `${people.toLocaleString('en')} online`;
  return [
    { what: `${who}: messages`, value: round(messages), unit: 'a second' },
    { what: `${who}: deliveries`, value: round(deliveries), unit: 'a second' },
    { what: `${who}: nodes, by ${installation.limit}`, value: nodes, unit: '' },
    { what: `${who}: databases, standbys among them`, value: databases, unit: '' },
    { what: `${who}: shards of Redis, replicas among them`, value: redis, unit: '' },
    { what: `${who}: to people`, value: round(out / 1e6), unit: 'MB a second' },
    { what: `${who}: price at the example’s`, value: round(price), unit: 'a month' },
  ];
};

/** No measurement: what the measured costs come to for more people than one machine holds. */
export const model: Bench = {
  name: 'model',
  goal: 'installations for 10 k, 100 k and 1 M people online, on paper',
  run: async () => PEOPLE.flatMap(rowsFor),
};
