import { StateBody, type StateBodyProps, stateLayout } from './StateBody.tsx';

export interface ErrorStateProps extends Omit<StateBodyProps, 'drawing'> {
  drawing?: StateBodyProps['drawing'];
}

/**
 * A whole page or list that did not load: what happened, what to do, and a button that tries again. Read out when
 * it appears. Inside a form use `Alert`, over a page that still works `Banner`.
 */
export function ErrorState({ drawing = 'connection', ...rest }: ErrorStateProps) {
  return (
    <div role="alert" className={stateLayout}>
      <StateBody drawing={drawing} {...rest} />
    </div>
  );
}
