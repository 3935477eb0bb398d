import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// Every page needs all of it, so a file each is smaller and sooner there than a dozen.
const react = { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// };
const router = { name: "router", test: /node_modules\/(react-router|cookie-es)\// };

// What most pages share; a file each for a name or a link would only cost requests.
const shell = { name: "shell", test: /^(?!.*node_modules).*\/(core|content|site)\//, minShareCount: 11 };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The boot scripts are printed from this code into every page.
    ssr: { build: { minify: true } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [react, router, shell] } } } } },
  },
  // `npm run dev` serves the pages; `npm start` beside it answers the API.
  server: { proxy: { "/api": "http://127.0.0.1:4000" } },
});
