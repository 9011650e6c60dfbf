import { Component, type ReactNode } from 'react';
import type { ElementMessages } from '../../messages/element.es';

/** Props of ElementBoundary. */
export interface ElementBoundaryProps {
  /** Called with what crashed. */
  onCrash: (error: Error) => void;
  words: ElementMessages;
  children: ReactNode;
}

/** Keeps a crash inside its element: a sentence and a new attempt in place of a blank. Its looks are the stage's. */
export class ElementBoundary extends Component<ElementBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash(error);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    const { crashed, retry } = this.props.words;
    return (
      <div className="failed" part="error" role="alert">
        <span>{crashed}</span>
        <button type="button" part="button" onClick={() => this.setState({ crashed: false })}>
          {retry}
        </button>
      </div>
    );
  }
}
