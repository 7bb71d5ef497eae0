import { Component, type ReactNode } from 'react';

interface QuietBoundaryProps {
  readonly children: ReactNode;
}

/** Leaves out what breaks instead of taking the page with it: for things that nobody came for, such as a banner. */
export class QuietBoundary extends Component<QuietBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
