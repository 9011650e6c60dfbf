import { useMemo } from 'react';
import { MemoryRouter } from 'react-router';
import { App } from '../App';
import { useStageAppearance } from '../../../../.storybook/stage/useStageAppearance';
import { useWorld } from '../../../../.storybook/world/makeWorld';

/** Props of AppAt. */
export interface AppAtProps {
  /** An address of the product, with its query: '/compe/sala/12'. */
  path: string;
}

/** The whole app at an address, in the story's world. */
export function AppAt({ path }: AppAtProps) {
  const world = useWorld();
  const appearance = useStageAppearance();
  const entries = useMemo(() => [path], [path]);
  return (
    <MemoryRouter key={path} initialEntries={entries}>
      <App {...world} identity={null} appearance={appearance} />
    </MemoryRouter>
  );
}
