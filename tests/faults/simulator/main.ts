import { parseArgs } from 'node:util';
import { simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    from: { type: 'string', default: '1' },
    kills: { type: 'string', default: '2' },
  },
});
const [seeds, from, kills] = [values.seeds, values.from, values.kills].map(Number) as [
  number,
  number,
  number,
];
if (![seeds, from, kills].every(Number.isSafeInteger) || seeds < 1) {
  console.error('npm run simulate -- [--seeds 50] [--from 1] [--kills 2]: whole numbers.');
  process.exit(2);
}
const start = performance.now();
const onWorld = (done: number) => done % 100 === 0 && console.log(`${done} worlds`);
const done = await simulate({ seeds, from, kills, onWorld });
const seconds = Math.round((performance.now() - start) / 1000);
console.log(
  `${done.worlds} worlds from seed ${from} on in ${seconds} s: ${done.commands} commands, ${done.envelopes} envelopes, ` +
    `${done.entries} entries, ${done.kills} kills. All is what the model is, and the ledger adds up.`,
);
