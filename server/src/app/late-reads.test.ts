import { CALLS, type CallSpec } from '@livery/contract/calls';
import { expect, test } from 'vitest';

const late = (Object.entries(CALLS) as [string, CallSpec][]).filter(([, { mayBeLate }]) => mayBeLate);

test('what may be late changes nothing, and is about nothing that has to be as it is', () => {
  const never =
    /^GET \/(?:ops\/|api\/v\d\/(?:wallet|payment|red-envelopes|users|auth|messages|groups|notification|contacts|files|reports))|\/(?:permissions|hidden-authors|posts\/:id|comment)\b|recommend\/follower/;
  expect(late.length).toBeGreaterThan(20);
  const names = late.map(([name]) => name);
  expect(names.filter((name) => name.startsWith('GET ') && never.test(name))).toEqual([]);
  const writes = ['POST /api/v1/groups/:id/view', 'POST /api/v1/messages', 'POST /social/api/posts/:id/view'];
  expect(names.filter((name) => !name.startsWith('GET ')).sort()).toEqual(writes);
  expect(
    late.map(([, { access }]) => access).filter((each) => !['user', 'guest', 'open'].includes(each)),
  ).toEqual([]);
});
