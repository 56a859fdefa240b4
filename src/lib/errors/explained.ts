import type { ApiFailure } from '../http/failure.ts';
import { lazyTexts } from '../intl/lazy-texts.ts';
import { explain, laterOf } from './catalogue.ts';
import type { Explanation } from './explanation.ts';

/** What the catalogue says about a failure, with its words there to be shown. Rejects where they do not come. */
export const explained = async (failure: ApiFailure): Promise<Explanation | undefined> => {
  await Promise.all([lazyTexts.load('errors'), failure.requestId && lazyTexts.load('shared')]);
  failure.later = laterOf(failure);
  return explain(failure);
};
