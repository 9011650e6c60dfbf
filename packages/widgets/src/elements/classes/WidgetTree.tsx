import { useLayoutEffect, type ComponentType } from 'react';
import { StyleSheetManager } from 'styled-components';
import { ThemeRoot } from '../../theme';
import type { StyleTarget } from '../../provider/adoptedStyleTarget';
import { ReportContext, type WidgetReport } from '../../provider/ReportContext';
import { WidgetScope } from '../../provider/WidgetScope';
import type { WidgetProblem } from '../../provider/widgetProblem';
import { ElementBoundary } from './ElementBoundary';
import type { Connection, HostSettings } from './host';
import type { Speech } from './inEsPE';

/** Everything a widget inside an element is drawn from. */
export interface WidgetView {
  widget: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  settings: HostSettings;
  speech: Speech;
  connection: Connection;
  onReport: (report: WidgetReport) => void;
  onCrash: (error: Error) => void;
  /** Returns false where the page prevented it. */
  onSignIn: () => boolean;
  /** It cannot be shown, or signing in failed. */
  onError: (problem: WidgetProblem) => void;
  /** Something is drawn: the box that was kept for it can go. */
  onShown: () => void;
}

/** One widget inside an element, with all that it needs around it. */
export function WidgetTree({ view, styles }: { view: WidgetView; styles: StyleTarget }) {
  const { widget: Widget, props, settings, speech, connection, onReport, onCrash, onSignIn, onError, onShown } = view;
  const { appearance, nonce } = settings;
  useLayoutEffect(onShown, [onShown]);
  return (
    <StyleSheetManager target={styles.target} {...(nonce ? { nonce } : {})}>
      <ElementBoundary onCrash={onCrash} words={speech.words}>
        <WidgetScope
          {...connection}
          shell={ThemeRoot}
          appearance={appearance}
          {...speech}
          onSignInRequest={onSignIn}
          onError={onError}
        >
          <ReportContext.Provider value={onReport}>
            <Widget {...props} />
          </ReportContext.Provider>
        </WidgetScope>
      </ElementBoundary>
    </StyleSheetManager>
  );
}
