import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** Takes the place of what could not be shown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error in one part of a page from taking the rest of it away. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
