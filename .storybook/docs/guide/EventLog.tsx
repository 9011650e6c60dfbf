import { Quiet } from '../labControls';

/** An event that the live element sent. */
export interface Heard {
  name: string;
  detail: unknown;
  /** How many came before. */
  at: number;
}

/** What a page hears of the live element, the newest first. */
export function EventLog({ heard }: { heard: readonly Heard[] }) {
  return (
    <div role="log" aria-label="Events">
      {heard.length === 0 ? (
        <Quiet>Events of the element stand here.</Quiet>
      ) : (
        <ol style={{ margin: 0, paddingInlineStart: 20 }}>
          {heard.map(({ name, detail, at }) => (
            <li key={at}>
              <code>
                {name} {JSON.stringify(detail)}
              </code>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
