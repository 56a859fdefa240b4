import type { CallInput, CallName, HttpCalls, ResultOf } from '../call.ts';
import { ApiFailure } from '../failure.ts';

type Answer<N extends CallName> = (input: CallInput<N>) => ResultOf<N> | Promise<ResultOf<N>>;

/** What a test's server returns, by the name of the call; others fail as not found. */
export type FakeAnswers = { [N in CallName]?: Answer<N> };

export interface FakeCalls extends HttpCalls {
  /** What was asked, in order, with everything that went along. */
  readonly asked: { call: CallName; options: Record<string, unknown> }[];
  /** What is returned from now on. */
  answers: FakeAnswers;
}

/** Takes the place of `Http` in tests of stores. Results are typed by the contract. */
export const fakeCalls = (answers: FakeAnswers = {}): FakeCalls => {
  const fake: FakeCalls = {
    asked: [],
    answers,
    call: async (name, ...[options]) => {
      fake.asked.push({ call: name, options: (options ?? {}) as Record<string, unknown> });
      const answer = fake.answers[name] as Answer<typeof name> | undefined;
      if (!answer) throw refusal('api.not_found', { call: name, status: 404 });
      try {
        return await answer((options ?? {}) as CallInput<typeof name>);
      } catch (error) {
        const { claims } = (options ?? {}) as { claims?: readonly string[] | 'all' };
        if (error instanceof ApiFailure) {
          error.isClaimed = claims === 'all' || (claims?.includes(error.code) ?? false);
        }
        throw error;
      }
    },
  };
  return fake;
};

/** A failure as the client would throw it. */
export const refusal = (
  code: string,
  facts: Partial<Pick<ApiFailure, 'message' | 'params' | 'status' | 'call' | 'explanation'>> = {},
): ApiFailure => {
  const { message = `says ${code}`, params = {}, status = 400, call = '', explanation } = facts;
  const failure = new ApiFailure({ code, message, params, status, call });
  failure.explanation = explanation;
  return failure;
};
