// Writes the parts of docs/ that are made from the source.
import { say } from '../../scripts/jobs/say.mjs';
import { updatePages } from './marked.mjs';

const changed = await updatePages();
say(changed.length > 0 ? `Written: ${changed.join(', ')}` : 'Every page was right.');
