import { useState } from 'react';
import { Code, Push, Row } from './labControls';

/** A piece of code with a button that copies it. */
export function CodeToCopy({ title, code }: { title: string; code: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(code);
  };
  return (
    <div style={{ marginBlockStart: 20 }}>
      <Row style={{ marginBlockEnd: 8 }}>
        <h2 data-code>{title}</h2>
        <Push type="button" aria-label={`Copy: ${title}`} onClick={() => void copy()}>
          Copy
        </Push>
        <span role="status">{copied === code ? 'Copied' : ''}</span>
      </Row>
      <Code tabIndex={0} role="region" aria-label={title}>
        {code}
      </Code>
    </div>
  );
}
