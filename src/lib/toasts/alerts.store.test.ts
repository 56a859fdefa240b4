// @vitest-environment node
import { expect, it } from 'vitest';
import { AlertStore } from './alerts.store.ts';

const kinds = ({ queue }: AlertStore) => queue.map(({ kind }) => kind);

it('what is under way stands before what waits for a tap, and goes by itself', async () => {
  const alerts = new AlertStore();
  alerts.show({ plain: 'read this' });
  let end: (result: string) => void = () => undefined;
  const held = alerts.hold({ plain: 'working' }, new Promise<string>((resolve) => (end = resolve)));
  expect(kinds(alerts)).toEqual(['wait', 'alert']);
  end('done');
  expect(await held).toBe('done');
  expect(kinds(alerts)).toEqual(['alert']);
});

it('of two at once each takes away its own', async () => {
  const alerts = new AlertStore();
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const first = alerts.hold({ plain: 'same' }, work());
  const second = alerts.hold({ plain: 'same' }, work());
  ends[0]?.();
  await first;
  expect(kinds(alerts)).toEqual(['wait']);
  ends[1]?.();
  await second;
  expect(alerts.current).toBeUndefined();
});

it('what fails is over too', async () => {
  const alerts = new AlertStore();
  await expect(alerts.hold({ plain: 'working' }, Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  expect(alerts.current).toBeUndefined();
});
