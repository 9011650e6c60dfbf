// Angular has no settings from the environment: this writes them into a file of the project, before it is built.
import { writeFileSync } from 'node:fs';

const {
  NG_ARMA11_URL: baseUrl = 'http://localhost:3000',
  NG_ARMA11_KEY: publishableKey = 'pk_demo_ArmaTu11_Partner0',
  NG_ARMA11_PREDI: predi = '42',
} = process.env;
const settings = { baseUrl, publishableKey, predi: Number(predi) };
writeFileSync(new URL('src/settings.ts', import.meta.url), `export const settings = ${JSON.stringify(settings)};\n`);
