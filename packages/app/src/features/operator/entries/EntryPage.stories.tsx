import { deskCalls, type DeskEntryShown } from '@arma11/core/back-office';
import { fail, hang, override, scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

const { sala, predi } = scenarioIds;

const meta = preview.meta({
  title: 'Pages/operador/inscripciones/[entry]',
  component: AppAt,
  args: { path: `/operador/inscripciones/${sala.evening.entry}` },
  parameters: onTheDesk,
});

const path = deskCalls.entryShow.path.replace('{entry}', String(sala.evening.entry));

export const Default = meta.story({ parameters: inEveryPicture });

/** Of a prediction room. */
export const Predictions = meta.story({
  args: { path: `/operador/inscripciones/${predi.evening.entry}` },
  parameters: inOnePicture,
});

/** Before the lock nobody sees the eleven, and the entry can be taken out. */
export const BeforeLock = meta.story({
  parameters: {
    overrides: [
      override<{ result: DeskEntryShown }>(path, ({ result, ...answer }) => ({
        ...answer,
        result: {
          ...result,
          estado: 'abierta',
          removable: true,
          entry: { ...result.entry, position: null, points: null, prize: null },
          elevens: result.elevens.map(({ jornada }) => ({
            jornada,
            hidden: true,
            formation: null,
            points: null,
            slots: [],
          })),
        },
      })),
    ],
    ...inOnePicture,
  },
});
export const Loading = meta.story({ parameters: { overrides: [hang(path)], ...inOnePicture } });
export const Error = meta.story({ parameters: { overrides: [fail(path, 503)], ...inOnePicture } });
