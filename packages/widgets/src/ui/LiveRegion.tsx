import { VisuallyHidden } from './VisuallyHidden';

/** Props of LiveRegion. */
export interface LiveRegionProps {
  /** What is said when it changes. */
  message: string;
  /** Interrupts what is being read: only for a lock or a failure. @default false */
  urgent?: boolean;
}

/** Says a change aloud; keep it mounted, empty, and change the message. */
export function LiveRegion({ message, urgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="true">
      {message}
    </VisuallyHidden>
  );
}
