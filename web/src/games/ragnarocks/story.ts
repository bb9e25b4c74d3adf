/** The story page: the island in every state, without a server. `vite` serves it at /src/games/ragnarocks/story.html. */
import { mount } from 'svelte';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import Story from './Story.svelte';

mount(Story, { target: document.body });
