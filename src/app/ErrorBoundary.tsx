import { Component, type ReactNode } from 'react';
import { PageFailure } from '../lib/PageFailure.tsx';

interface ErrorBoundaryProps {
  /** The crash is forgotten when it changes: the path. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a page throws; the navigation around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.hasCrashed && previous.resetKey !== this.props.resetKey)
      this.setState({ hasCrashed: false });
  }

  override render() {
    return this.state.hasCrashed ? <PageFailure level={1} /> : this.props.children;
  }
}
