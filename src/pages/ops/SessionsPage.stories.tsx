import type { OperatorSession } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** Where an operator is signed in. */
const meta = { title: 'Pages/Console sessions', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const aSession = (id: string, device: string, is_current = false): OperatorSession => ({
  ...{ id, address: '2001:db8:85a3::8a2e:370:7334', device, is_current },
  ...{ create_at: '2026-11-28T08:00:00.000Z', used_at: '2026-11-28T09:12:00.000Z' },
});
const of = (list: OperatorSession[]) =>
  ({ at: '/ops/sessions', role: 'support', answers: { 'GET /ops/api/sessions': () => ({ list }) } }) as const;

export const Alone = opsPage(of([aSession('s1', FIREFOX, true)]));
export const Several = opsPage(
  of([aSession('s1', FIREFOX, true), aSession('s2', 'a device that says nothing')]),
);
export const Failed = opsPage({
  ...of([]),
  answers: { 'GET /ops/api/sessions': opsLost },
});
