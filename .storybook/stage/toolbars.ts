import type { Preview } from '@storybook/react-vite';
import { scenarioNames } from '@arma11/testing/scenarios';

const item = (value: string, title: string) => ({ value, title });

/** What the toolbars of every story offer. The empty value leaves the story as it is written. */
export const toolbars = {
  scheme: {
    description: 'Scheme',
    toolbar: {
      icon: 'contrast',
      items: [item('oscuro', 'Noche (oscuro)'), item('claro', 'Mediodía (claro)')],
      dynamicTitle: true,
    },
  },
  scenario: {
    description: 'Recorded state of the server',
    toolbar: {
      icon: 'globe',
      items: [item('', 'Scenario: its own'), ...scenarioNames.map((name) => item(name, `Scenario: ${name}`))],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'lightning',
      items: [item('normal', 'Network: normal'), item('lenta', 'Network: slow'), item('sin-red', 'Network: offline')],
      dynamicTitle: true,
    },
  },
  text: {
    description: 'Size of text',
    toolbar: {
      icon: 'paragraph',
      items: [item('100', 'Text: 100 %'), item('150', 'Text: 150 %'), item('200', 'Text: 200 %')],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [item('', "Motion: the device's"), item('quieto', 'Motion: reduced')],
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Language of the widgets; of the pages, es-PE or en',
    toolbar: {
      icon: 'comment',
      items: [
        item('es-PE', 'Words: es-PE'),
        item('es', 'Words: es'),
        item('en', 'Words: en'),
        item('pt-BR', 'Words: pt-BR'),
      ],
      dynamicTitle: true,
    },
  },
  country: {
    description: "The player's money",
    toolbar: {
      icon: 'credit',
      items: [item('', 'Money: its own'), item('soles', 'Money: PEN, soles'), item('monedas', 'Money: not PEN, coins')],
      dynamicTitle: true,
    },
  },
  zone: {
    description: "The device's time zone",
    toolbar: {
      icon: 'time',
      items: [
        item('', "Zone: the device's"),
        item('America/Lima', 'Zone: Lima'),
        item('Europe/Madrid', 'Zone: Madrid'),
        item('Asia/Tokyo', 'Zone: Tokyo'),
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes'];

/** Every toolbar as it stands when Storybook is opened. */
export const toolbarDefaults = {
  scheme: 'oscuro',
  scenario: '',
  network: 'normal',
  text: '100',
  motion: '',
  locale: 'es-PE',
  country: '',
  zone: '',
};
