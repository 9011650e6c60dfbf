import { Component, type ReactNode } from 'react';
import { ELEMENT_TEXT } from './elementText';

/** Props of ElementBoundary. */
export interface ElementBoundaryProps {
  /** Called with what crashed. */
  onCrash: (error: Error) => void;
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
    return (
      <div className="failed" part="error" role="alert">
        <span>{ELEMENT_TEXT.crashed}</span>
        <button type="button" part="button" onClick={() => this.setState({ crashed: false })}>
          {ELEMENT_TEXT.retry}
        </button>
      </div>
    );
  }
}
