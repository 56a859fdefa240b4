import type { Meta } from '@storybook/react-vite';
import { gives, isLost, refuses } from '../../stories/answers.ts';
import { SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { PEOPLE } from '../../stories/people.ts';
import { MUTED, ROOM_OF_GROUP } from '../../stories/room-of-group.ts';
import { KINDS, ROOM_OF_KINDS } from '../../stories/room-of-kinds.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** A person, a group or a message is reported to the operators. */
const meta = { title: 'Pages/Reports', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const REPORT = 'POST /api/v1/users/report';
const person = (answers: PageStart['answers']): PageStart => ({
  at: `/guest-page/${SEA.id}`,
  me,
  answers: { ...PEOPLE, ...answers },
  isState: true,
});

const begins = async (visitor: Visitor) => {
  await visitor.presses('person.more');
  await visitor.presses('person.report');
};
const sends = async (visitor: Visitor) => {
  await visitor.presses('report.fraud');
  await visitor.presses('report.send');
};

export const OfPerson = page(person({}), async (visitor) => {
  await begins(visitor);
  await visitor.presses('report.fraud');
  await visitor.fills('report.words', '冒充客服，让我转账。');
});
/** Who has reported them today already is thanked as well. */
export const Sent = page(person({ [REPORT]: gives({}) }), async (visitor) => {
  await begins(visitor);
  await sends(visitor);
  await visitor.sees('report.done');
  await visitor.lacks('report.send');
});
/** More in a day than anybody has to report: what was written stays. */
export const RefusedForToday = page(person({ [REPORT]: refuses('api.too_frequent') }), async (visitor) => {
  await begins(visitor);
  await visitor.fills('report.words', '冒充客服，让我转账。');
  await sends(visitor);
  await visitor.sees('error.too_frequent');
  await visitor.seesValue('冒充客服，让我转账。');
});
export const NotSent = page(person({ [REPORT]: isLost }), async (visitor) => {
  await begins(visitor);
  await sends(visitor);
  await visitor.sees('error.no_connection');
  await visitor.sees('report.send');
});

export const OfGroup = page(
  {
    at: `/room/${ROOM_OF_GROUP}`,
    me,
    answers: { ...MUTED, 'POST /api/v1/groups/:id/report': gives({}) },
    isState: true,
  },
  async (visitor) => {
    await visitor.presses({ plain: '茶山周末' });
    await visitor.seesDialog('room.details');
    await visitor.presses('room.group.report');
    await visitor.seesDialog('report.title.group');
    await sends(visitor);
    await visitor.sees('report.done');
  },
);
const message: PageStart = { at: `/room/${ROOM_OF_KINDS}`, me, answers: KINDS, isState: true };
const reportsMessage = async (visitor: Visitor) => {
  await visitor.seesAll();
  await visitor.opensMenuOf({ plain: /路线在/ });
  await visitor.presses('room.report');
  await visitor.seesDialog('report.title.message');
};
export const OfMessage = page(message, reportsMessage);
/** Taken back while the sheet was open. */
export const OfMessageGone = page(
  {
    ...message,
    answers: { ...KINDS, 'POST /api/v1/groups/:id/report': refuses('api.invalid_msg_id') },
  },
  async (visitor) => {
    await reportsMessage(visitor);
    await sends(visitor);
    await visitor.sees('error.report_failed');
  },
);
