import { Component, type ReactNode } from 'react';
import { CrashedScreen } from './shell/crashed-screen';

interface BoundaryProps {
  /** Told when the person asks for the screen again. */
  onReopen: () => void;
  children: ReactNode;
}

/** One screen that breaks while it renders, or whose code does not come, loses only itself. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  reopen = () => {
    this.setState({ broken: false });
    this.props.onReopen();
  };

  override render() {
    return this.state.broken ? <CrashedScreen onReopen={this.reopen} /> : this.props.children;
  }
}
