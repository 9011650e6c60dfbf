import { useState } from 'react';
import { es } from '../messages/es';

const t = es.share;

/** What is sent to friends. */
export interface Invitation {
  title: string;
  text: string;
  url: string;
}

/** Sends an invitation by the device's own sheet where it has one, copies, and says what was done. */
export function useShare() {
  const [said, setSaid] = useState('');
  const copy = async (text: string, done: string) => {
    // Said anew each time, so that a second tap is heard as well.
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid(t.cannotCopy);
    }
  };
  const send = async (invitation: Invitation) => {
    if (typeof navigator.share !== 'function') return copy(`${invitation.text} ${invitation.url}`, t.copiedAll);
    try {
      await navigator.share(invitation);
    } catch (error) {
      // Closing the sheet is no failure; a sheet that does not open is.
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) await copy(`${invitation.text} ${invitation.url}`, t.copiedAll);
    }
    return undefined;
  };
  return { said, copy, send };
}
