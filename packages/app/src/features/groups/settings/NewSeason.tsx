import { useState } from 'react';
import { styled } from 'styled-components';
import type { Group } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { Button, SectionHeading } from '@arma11/widgets/ui';
import { askGroups } from '../../../group/askGroups';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';
import { AskDialog } from '../dialogs/AskDialog';

const t = es.groups.settings;

const Lead = styled.p`
  margin: 0 0 8px;
  color: ${token('colorTextMuted')};
`;

/** Ends the season and begins the next, after asking: that is not taken back (rules R23.4). */
export function NewSeason({ group: { id, season }, onSaid }: { group: Group; onSaid: (text: string) => void }) {
  const [asking, setAsking] = useState(false);
  const write = useGroupWrite(
    (client) => askGroups(client, 'newSeason', { group: id }),
    (begun) => {
      setAsking(false);
      onSaid(t.newSeasonDone(begun.season));
    },
  );
  return (
    <section>
      <SectionHeading title={t.season} level={3} />
      <Lead>{t.seasonLead(season)}</Lead>
      <Button kind="secondary" icon="trophy" onClick={() => setAsking(true)}>
        {t.newSeason}
      </Button>
      {asking && (
        <AskDialog
          title={t.newSeasonTitle(season + 1)}
          text={t.newSeasonText(season)}
          action={t.newSeason}
          write={write}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
