import { useNameOf } from '../users/index.ts';
import { titleOf } from './group.model.ts';

/** What conversations are called, in a component that observes nothing. */
export const useTitleOf = (): typeof titleOf => {
  useNameOf();
  return titleOf;
};
