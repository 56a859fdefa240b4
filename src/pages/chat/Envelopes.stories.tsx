import { EnvelopeResult } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { envelopeOf } from '../../stories/envelope-of.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import {
  ENVELOPES,
  envelopeAnswers,
  LUCKY,
  MINE_ENVELOPES,
  MINES,
  OVER,
  OVER_CLAIMS,
} from '../../stories/room-of-envelopes.ts';
import { ROOM_OF_KINDS } from '../../stories/room-of-kinds.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** Red envelopes: in a conversation, opened, looked into, verified and sent. */
const meta = { title: 'Pages/Envelopes', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const MINESWEEPER = { envelopes: { lucky: true, minesweeper: true } };
const room: PageStart = { at: `/room/${ROOM_OF_KINDS}`, me, answers: ENVELOPES, isState: true };
const mines: PageStart = { ...room, answers: MINE_ENVELOPES, features: MINESWEEPER };

export const Cards = page({ ...room, isState: false }, async (visitor) => {
  await visitor.sees('envelope.card.can_open');
  await visitor.sees('envelope.card.expired');
});
export const CardsInEnglish = page({ ...room, screen: 'desktop', locale: 'en' }, async (visitor) => {
  await visitor.sees('envelope.card.can_open');
});
export const MineCards = page(mines, async (visitor) => {
  await visitor.sees({ plain: visitor.text('envelope.card.hit') });
});

const taps = async (visitor: Visitor, greeting = '油钱我出，别客气'): Promise<void> => {
  await visitor.presses({ plain: new RegExp(`${greeting}.*${visitor.text('envelope.card.can_open')}`) });
};
const opens = async (visitor: Visitor): Promise<void> => {
  await taps(visitor);
  await visitor.presses('envelope.open');
};

export const Closed = page(room, async (visitor) => {
  await taps(visitor);
  await visitor.seesDialog('envelope.kind.lucky');
});
export const Opening = page(
  { ...room, answers: { ...ENVELOPES, 'POST /api/v1/red-envelopes/:id/claim': hangs } },
  async (visitor) => {
    await opens(visitor);
    await visitor.presses('envelope.opening');
  },
);
export const Opened = page({ ...room, isState: false }, async (visitor) => {
  await opens(visitor);
  await visitor.sees('envelope.in_wallet');
  await visitor.sees('envelope.claims.best');
});
export const OpenedOnDesktop = page({ ...room, screen: 'desktop', locale: 'en' }, async (visitor) => {
  await opens(visitor);
  await visitor.sees('envelope.in_wallet');
  await visitor.sees('envelope.claims.best');
});
/** No answer came: the seal can be pressed again. */
export const AnswerLost = page(
  { ...room, answers: { ...ENVELOPES, 'POST /api/v1/red-envelopes/:id/claim': isLost } },
  async (visitor) => {
    await opens(visitor);
    await visitor.seesAlert();
    await visitor.sees('error.no_connection');
  },
);
export const TooLate = page(
  {
    ...room,
    answers: {
      ...ENVELOPES,
      'POST /api/v1/red-envelopes/:id/claim': gives({
        ...envelopeOf({ ...LUCKY, result: EnvelopeResult.DID_NOT_WIN, state: 'empty', claimed_count: 20 }),
        user: { id: 'u4c6k2', nickname: '阿澈的厨房', username: 'k', avatar: '', avatar_thumbnail: '' },
        message_id: 'm1',
        create_at: '2025-03-14T08:00:00.000Z',
      }),
    },
  },
  async (visitor) => {
    await opens(visitor);
    await visitor.sees('envelope.over.empty');
    await visitor.presses('envelope.see_others');
    await visitor.sees('envelope.claims.best');
  },
);
/** From a notice: only its id is known. */
export const NotToBeHad = page(
  { ...room, answers: { ...ENVELOPES, 'GET /api/v1/red-envelopes/:id': refuses('api.not_found') } },
  async (visitor) => {
    await visitor.presses({ plain: /^(的红包|opened a red envelope from)$/ });
    await visitor.presses('envelope.retry');
  },
);
export const NobodyYet = page(
  { ...room, answers: { ...ENVELOPES, ...envelopeAnswers(LUCKY, []) } },
  async (visitor) => {
    await visitor.presses({
      plain: new RegExp(String(visitor.text('envelope.card.mine_open', { taken: 3, count: 20 }))),
    });
    await visitor.sees('envelope.claims.none');
  },
);
export const ClaimsLost = page(
  { ...room, answers: { ...ENVELOPES, 'GET /api/v1/red-envelopes/:id/claims': isLost } },
  async (visitor) => {
    await visitor.presses({ plain: /8\.88/ });
    await visitor.sees('envelope.lost');
  },
);

export const Minesweeper = page({ ...mines, isState: false }, async (visitor) => {
  await visitor.presses({ plain: new RegExp(String(visitor.text('envelope.card.can_open'))) });
  await visitor.seesDialog('envelope.kind.mine');
  await visitor.sees({ plain: /12\.00/ });
});
export const MinesweeperOnDesktop = page({ ...mines, screen: 'desktop', locale: 'en' }, async (visitor) => {
  await visitor.presses({ plain: new RegExp(String(visitor.text('envelope.card.can_open'))) });
  await visitor.seesDialog('envelope.kind.mine');
});
export const MinesweeperRefused = page(
  {
    ...mines,
    answers: {
      ...MINE_ENVELOPES,
      'POST /api/v1/red-envelopes/:id/claim': refuses('api.insufficient_balance'),
    },
  },
  async (visitor) => {
    await visitor.presses({ plain: new RegExp(String(visitor.text('envelope.card.can_open'))) });
    await visitor.presses('envelope.mine.claim', { points: '30.00' });
    await visitor.sees('envelope.claim.insufficient');
  },
);
export const HitTheMine = page(
  {
    ...mines,
    answers: {
      ...MINE_ENVELOPES,
      ...envelopeAnswers(envelopeOf({ ...MINES, id: 'hit', my_amount: 287, result: 1, state: 'settled' })),
    },
  },
  async (visitor) => {
    await visitor.presses({ plain: new RegExp(String(visitor.text('envelope.card.hit'))) });
    await visitor.sees('envelope.hit', { points: '30.00' });
  },
);

const looksIntoOver = async (visitor: Visitor): Promise<void> => {
  await visitor.presses({ plain: new RegExp(String(visitor.text('envelope.card.empty'))) });
  await visitor.presses('envelope.see_others');
  await visitor.presses('envelope.verify');
};
export const Verified = page(
  { ...mines, answers: { ...MINE_ENVELOPES, ...envelopeAnswers(OVER, OVER_CLAIMS) } },
  async (visitor) => {
    await looksIntoOver(visitor);
    await visitor.sees('envelope.verify.good');
  },
);
/** One of the amounts is not what the seed gives. */
export const NotFair = page(
  {
    ...mines,
    locale: 'en',
    answers: {
      ...MINE_ENVELOPES,
      ...envelopeAnswers(
        OVER,
        OVER_CLAIMS.map((claim, index) => (index === 0 ? { ...claim, amount: 1 } : claim)),
      ),
    },
  },
  async (visitor) => {
    await looksIntoOver(visitor);
    await visitor.seesAlert();
    await visitor.sees('envelope.verify.bad');
  },
);
export const NotTold = page(room, async (visitor) => {
  await visitor.presses({ plain: /8\.88/ });
  await visitor.presses('envelope.verify');
  await visitor.sees('envelope.verify.sealed');
});

const beginsToSend = async (visitor: Visitor): Promise<void> => {
  await visitor.presses('room.attach');
  await visitor.presses('room.envelope');
};
export const Send = page({ ...room, isState: false }, async (visitor) => {
  await beginsToSend(visitor);
  await visitor.fills('envelope.send.amount', '66.6');
  await visitor.fills('envelope.send.count', '8');
  await visitor.sees('envelope.send.lucky', { points: '8.32' });
});
export const SendOnDesktop = page({ ...mines, screen: 'desktop', locale: 'en' }, async (visitor) => {
  await beginsToSend(visitor);
  await visitor.presses('envelope.send.kind.mine');
  await visitor.fills('envelope.send.amount', '20');
  await visitor.sees('envelope.send.mine_rules', { points: '30.00' });
});
export const SendRefused = page(room, async (visitor) => {
  await beginsToSend(visitor);
  await visitor.fills('envelope.send.amount', '99999999');
  await visitor.fills('envelope.send.count', '300');
  await visitor.presses('envelope.send.submit');
  await visitor.sees('envelope.send.amount.most', { points: '20,000.00' });
  await visitor.sees('envelope.send.count.most', { count: 100 });
});
/** From an amount on the security password is asked for. */
export const SendConfirmed = page({ ...room, me: { ...me, has_security_code: true } }, async (visitor) => {
  await beginsToSend(visitor);
  await visitor.fills('envelope.send.amount', '200');
  await visitor.fills('envelope.send.count', '20');
  await visitor.presses('envelope.send.submit');
  await visitor.seesDialog('security.ask');
});
export const SendWithoutRules = page(
  { ...room, answers: { ...ENVELOPES, 'GET /api/v1/red-envelopes/rules': isLost } },
  async (visitor) => {
    await beginsToSend(visitor);
    await visitor.sees('envelope.send.failed');
  },
);
export const SendAwaited = page(
  { ...room, answers: { ...ENVELOPES, 'GET /api/v1/red-envelopes/rules': hangs } },
  async (visitor) => {
    await beginsToSend(visitor);
    await visitor.seesDialog('envelope.send.title');
  },
);
/** A brand without envelopes: nothing leads to sending one, and old ones are opened as ever. */
export const SwitchedOff = page(
  { ...room, features: { envelopes: { lucky: false, minesweeper: false } } },
  async (visitor) => {
    await visitor.presses('room.attach');
    await visitor.lacks('room.envelope');
    await visitor.types('{Escape}', 'room.attach.file');
    await visitor.seesNoMenu();
    await visitor.sees('envelope.card.can_open');
  },
);
