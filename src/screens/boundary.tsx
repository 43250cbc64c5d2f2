import { Component, type ReactNode } from 'react';
import { isPartMissing } from '../parts/part-missing';
import { CrashedScreen } from './shell/crashed-screen';

interface BoundaryProps {
  /** Told when the person asks for the screen again. */
  onReopen: () => void;
  /** Its code can't be had: that is told in its place. */
  onMissing: () => void;
  children: ReactNode;
}

/** One screen that breaks while it renders, or whose code does not come, loses only itself. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Nothing was thrown.') };
  }

  override componentDidCatch(error: unknown) {
    if (isPartMissing(error)) this.props.onMissing();
  }

  reopen = () => {
    this.setState({ error: null });
    this.props.onReopen();
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return isPartMissing(error) ? null : <CrashedScreen onReopen={this.reopen} />;
  }
}
