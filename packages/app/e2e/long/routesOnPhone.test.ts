import { phoneBoth } from '../visitPages';
import { testEveryAddress } from './everyAddress';

testEveryAddress(phoneBoth);
