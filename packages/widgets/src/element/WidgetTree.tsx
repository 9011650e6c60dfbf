import { useLayoutEffect, type ComponentType } from 'react';
import { StyleSheetManager } from 'styled-components';
import { Arma11Provider } from '../provider/Arma11Provider';
import { ReportContext, type WidgetReport } from '../provider/ReportContext';
import type { StyleTarget } from './adoptedStyleTarget';
import { ElementBoundary } from './ElementBoundary';
import type { Connection, HostSettings } from './host';

/** Everything a widget inside an element is drawn from. */
export interface WidgetView {
  widget: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  settings: HostSettings;
  connection: Connection;
  onReport: (report: WidgetReport) => void;
  onCrash: (error: Error) => void;
  onSignIn: () => void;
  /** Something is drawn: the box that was kept for it can go. */
  onShown: () => void;
}

// Everything passes, as without a manager, but without styled-components' warning for `part` and `popoverTarget`.
const everything = () => true;

/** One widget inside an element, with all that it needs around it. */
export function WidgetTree({ view, styles }: { view: WidgetView; styles: StyleTarget }) {
  const { widget: Widget, props, settings, connection, onReport, onCrash, onSignIn, onShown } = view;
  const { appearance, messages, nonce } = settings;
  useLayoutEffect(onShown, [onShown]);
  return (
    <StyleSheetManager target={styles.target} shouldForwardProp={everything} {...(nonce ? { nonce } : {})}>
      <ElementBoundary onCrash={onCrash}>
        <Arma11Provider
          client={connection.client}
          queryClient={connection.queryClient}
          onSignInRequest={onSignIn}
          {...(appearance ? { appearance } : {})}
          {...(messages ? { messages } : {})}
        >
          <ReportContext.Provider value={onReport}>
            <Widget {...props} />
          </ReportContext.Provider>
        </Arma11Provider>
      </ElementBoundary>
    </StyleSheetManager>
  );
}
