import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** Shown in place of the part that failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** An error boundary around one part of a page: the rest of the page stays. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
