import { useId } from 'react';
import { Quiet, Row } from '../labControls';
import type { Auth } from './embedSnippets';

const ways: Record<Auth, string> = {
  popup: 'popup: in a window of ours, on any site',
  token: 'token: for a site with accounts of its own',
  preview: 'preview: nobody signs in',
};

/** How players sign in. */
export function SignInField({ value, onChange }: { value: Auth; onChange: (auth: Auth) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        <code>data-auth</code>
        <Quiet>How players sign in: said to the script tag, or to the provider in React.</Quiet>
      </label>
      <Row>
        <select id={id} value={value} onChange={({ target }) => onChange(target.value as Auth)}>
          {Object.entries(ways).map(([way, words]) => (
            <option key={way} value={way}>
              {words}
            </option>
          ))}
        </select>
      </Row>
    </div>
  );
}
