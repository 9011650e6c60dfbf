import { accountSamples } from './accounts';
import { compeSamples } from './compe';
import { embedSamples } from './embeds';
import { groupSamples } from './groups';
import { homeSamples } from './home';
import { prediSamples } from './predi';
import { salaSamples } from './salas';
import type { Sample } from './sample';
import { walletSamples } from './wallet';

/** A good request of every call of the contract, by `heading.call`. */
export const samples: Readonly<Record<string, Sample>> = {
  ...accountSamples,
  ...compeSamples,
  ...salaSamples,
  ...prediSamples,
  ...homeSamples,
  ...groupSamples,
  ...walletSamples,
  ...embedSamples,
};
