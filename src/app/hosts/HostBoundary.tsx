import { Component, type ReactNode } from 'react';

interface HostBoundaryProps {
  /** What lies over the page broke. */
  onFail: () => void;
  children: ReactNode;
}

/** What lies over the page may fail without taking the page with it. */
export class HostBoundary extends Component<HostBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
