import { useState, type ReactNode } from 'react';
import { useChunk } from '../headless/useChunk';
import { usePrediWords } from '../messages/predi.es';
import { ErrorBlock } from '../ui/ErrorBlock';
import { Icon } from '../ui/Icon';
import { Head, HeadText, Toggle } from './match/MatchHead.styles';
import { Body, Panel } from './match/MatchPanel.styles';

/** Props of FoldedPart. */
export interface FoldedPartProps {
  title: string;
  hint: string;
  /** Starts open. */
  opens: boolean;
  /** In the box of what will come. */
  skeleton: ReactNode;
  children: (bodies: typeof import('./foldedBodies')) => ReactNode;
}

/** A part of the panel beside the matches, whose content loads when it is opened. */
export function FoldedPart({ title, hint, opens, skeleton, children }: FoldedPartProps) {
  const t = usePrediWords();
  const [open, setOpen] = useState(opens);
  const { module, failed, retry } = useChunk(loadBodies, open);
  const word = open ? t.close : t.see;
  return (
    <Panel part="match" aria-label={title}>
      <Head part="match-header" data-open={open}>
        <HeadText>
          <h3>{title}</h3>
          <p>{hint}</p>
        </HeadText>
        <Toggle type="button" aria-expanded={open} aria-label={`${word} ${title}`} onClick={() => setOpen(!open)}>
          {word}
          <Icon name={open ? 'chevronUp' : 'chevronDown'} size={18} stroke={2.4} />
        </Toggle>
      </Head>
      {open && (
        <div part="match-body">
          {module ? children(module) : !failed && skeleton}
          {!module && failed && (
            <Body>
              <ErrorBlock text={t.noChunk} onRetry={retry} />
            </Body>
          )}
        </div>
      )}
    </Panel>
  );
}

const loadBodies = () => import('./foldedBodies');
