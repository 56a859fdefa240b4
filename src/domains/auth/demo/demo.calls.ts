import type { Person, Tokens } from '@livery/contract';
import { deviceFields } from '../device.ts';

/** The server in development: no calls of the product, so that a fault of theirs shows nothing and stops nothing. */
const ask = async <Result>(path: string, body?: object): Promise<Result> => {
  const response = await fetch(`/dev/demo/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`/dev/demo/${path} returned ${response.status}`);
  return ((await response.json()) as { result: Result }).result;
};

/** Whom one may look around as. */
export const askDemoPeople = async (): Promise<Person[]> => (await ask<{ list: Person[] }>('people')).list;

export const enterAs = async ({ id }: Person): Promise<Tokens> =>
  ask('login', { id, ...(await deviceFields()) });
