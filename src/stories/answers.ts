import { ERROR_STATUS, type ErrorCode } from '@livery/contract';
import type { CallName, ResultOf } from '@livery/contract/calls';

/** What the server of a story says to one call. */
export type Reply<Result> =
  | { status: 'answered'; result: Result }
  | { status: 'file'; address: string }
  | { status: 'refused'; http: number; body: { error: ErrorCode; message: string; params: Params } }
  | { status: 'pending'; share?: number }
  | { status: 'lost' }
  | { status: 'depends'; on: (asked: Asked) => Reply<Result> };

/** What one call asked for. */
interface Asked {
  path: string;
  query: Readonly<Record<string, unknown>>;
}

type Params = Record<string, string | number>;

/** `{ 'POST /api/v1/login': gives(TOKENS) }`: the contract knows the address and the shape of its result. */
export type Answers = { [Name in CallName]?: Reply<ResultOf<Name>> } & {
  /** Where the stories' uploads go. */
  'POST /objects/upload'?: Reply<never>;
};

/** Success. */
export const gives = <Result>(result: Result): Reply<Result> => ({ status: 'answered', result });

/** The bytes at an address of the stories' own. */
export const givesFile = (address: string): Reply<never> => ({ status: 'file', address });

/** `message` is the server's own text, in the language of the story where its words matter. */
export const refuses = (
  error: ErrorCode,
  { message = '', params = {} }: { message?: string; params?: Params } = {},
): Reply<never> => ({ status: 'refused', http: ERROR_STATUS[error], body: { error, message, params } });

/** On its way for as long as the story stands. */
export const hangs: Reply<never> = { status: 'pending' };

/** An upload of which so much has gone, 0–1, for as long as the story stands. */
export const goesTo = (share: number): Reply<never> => ({ status: 'pending', share });

/** No answer: the network is gone. */
export const isLost: Reply<never> = { status: 'lost' };

/** An answer of its own for each way of asking. */
export const depending = <Result>(on: (asked: Asked) => Reply<Result>): Reply<Result> => ({
  status: 'depends',
  on,
});
