import { createRoot } from 'preact/compat/client';
import { controlInputs } from './controlledInputs';

controlInputs();

export { createRoot };
