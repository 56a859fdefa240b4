import { StateBody, type StateBodyProps, stateLayout } from './StateBody.tsx';

export type EmptyStateProps = StateBodyProps;

/** Nothing here yet: a drawing, a sentence, one thing to do. What did not load is an `ErrorState`. */
export function EmptyState(props: EmptyStateProps) {
  return (
    <div className={stateLayout}>
      <StateBody {...props} />
    </div>
  );
}
