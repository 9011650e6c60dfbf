import { useState } from 'react';
import { useChunk } from '../../headless/useChunk';
import { usePrediWords } from '../../messages/predi.es';
import { ErrorBlock } from '../../ui/ErrorBlock';
import { Icon } from '../../ui/Icon';
import { Head, HeadText, Toggle } from '../match/MatchHead.styles';
import { Body, Panel } from '../match/MatchPanel.styles';
import { ClutchSkeleton } from './ClutchSkeleton';

/** Props of ClutchPanel. */
export interface ClutchPanelProps {
  prediId: number;
  readonly: boolean;
  /** Starts open. */
  opens: boolean;
}

/**
 * Shows the tie-break question of a room (rules R9): exact score and minute of the first goal. Its content loads when
 * it is opened.
 */
export function ClutchPanel({ prediId, readonly, opens }: ClutchPanelProps) {
  const t = usePrediWords();
  const [open, setOpen] = useState(opens);
  const { module, failed, retry } = useChunk(loadClutch, open);
  const word = open ? t.close : t.see;
  return (
    <Panel part="match" aria-label={t.tie}>
      <Head part="match-header" data-open={open}>
        <HeadText>
          <h3>{t.tie}</h3>
          <p>{t.tieHint}</p>
        </HeadText>
        <Toggle type="button" aria-expanded={open} aria-label={`${word} ${t.tie}`} onClick={() => setOpen(!open)}>
          {word}
          <Icon name={open ? 'chevronUp' : 'chevronDown'} size={18} stroke={2.4} />
        </Toggle>
      </Head>
      {open && (
        <div part="match-body">
          {module ? <module.ClutchBody prediId={prediId} readonly={readonly} /> : !failed && <ClutchSkeleton />}
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

/** The tie question: loaded when it is opened, which few do. */
const loadClutch = () => import('./ClutchBody');
