import { Button, ErrorState } from '@livery/design-system';
import { Component, type ReactNode } from 'react';
import { useText } from '../lib/intl/useText.ts';

function Crash() {
  const text = useText();
  return (
    <ErrorState
      level={1}
      title={text('app.crash.title')}
      text={text('app.crash.text')}
      action={
        <Button tone="primary" onClick={() => location.reload()}>
          {text('app.crash.retry')}
        </Button>
      }
    />
  );
}

interface ErrorBoundaryProps {
  /** Another place forgets the crash. */
  place: string;
  children: ReactNode;
}

/** A page that throws leaves the rest of the screen standing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.hasCrashed && previous.place !== this.props.place) this.setState({ hasCrashed: false });
  }

  override render() {
    return this.state.hasCrashed ? <Crash /> : this.props.children;
  }
}
