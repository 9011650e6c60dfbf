import { LineupEditor, PrediccionPanel, QuestBar, Ranking, Reactions, RoomCard, WalletBadge } from '@arma11/widgets';
import { scenarioIds } from '@arma11/testing/scenarios';
import { ThemeRoot, token } from '@arma11/widgets/theme';
import { useState, type ReactNode } from 'react';
import { chosenAppearance, useChosenTokens } from '../chosenTokens';
import { Push, Row } from '../labControls';
import { Ground } from '../labStyles';
import { RecordedScenario } from '../RecordedScenario';

const nothing = () => undefined;
const { sala, predi } = scenarioIds;

const scenes = {
  'Rooms and balance': () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <WalletBadge onOpen={nothing} />
      <div style={{ inlineSize: '100%' }}>
        <QuestBar />
      </div>
      <RoomCard kind="compe" salaId={sala.paid} onOpen={nothing} />
      <RoomCard kind="predi" salaId={predi.guaranteed} onOpen={nothing} />
    </div>
  ),
  'Table and reactions': () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Ranking kind="predi" salaId={predi.evening.id} limit={5} onOpen={nothing} />
      <Reactions kind="predi" salaId={predi.evening.id} />
    </div>
  ),
  Predictions: () => <PrediccionPanel prediId={predi.evening.id} framed />,
  Lineup: () => <LineupEditor entryId={sala.evening.entry} />,
} satisfies Record<string, () => ReactNode>;

type Scene = keyof typeof scenes;

/** Live widgets in the look that is being made. */
export function ThemingPreview({ scheme }: { scheme: 'dark' | 'light' }) {
  useChosenTokens();
  const [scene, setScene] = useState<Scene>('Rooms and balance');
  const Shown = scenes[scene];
  const style = { background: token('colorSurface'), padding: 16, minHeight: 320 };
  return (
    <>
      <Row role="group" aria-label="Preview">
        {(Object.keys(scenes) as Scene[]).map((name) => (
          <Push key={name} type="button" aria-pressed={name === scene} onClick={() => setScene(name)}>
            {name}
          </Push>
        ))}
      </Row>
      <Ground tabIndex={0} role="region" aria-label={`Preview: ${scene}`}>
        <ThemeRoot lang="es-PE" mode={scheme} appearance={chosenAppearance()} style={style}>
          <RecordedScenario name="antes">
            <Shown />
          </RecordedScenario>
        </ThemeRoot>
      </Ground>
    </>
  );
}
