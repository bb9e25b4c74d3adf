import { mount } from 'svelte';
import App from './App.svelte';
import '../.letters/letters.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no place for the hall.');
mount(App, { target });
