import { lines } from "../text/lines.js";
import { at } from "../draw.js";
const table = lines(`
anglo | Emma Olivia Sarah Emily Jessica Ashley Megan Chloe Hannah Grace Zoe Lily Ruby Abigail Natalie Kayla Brianna Tessa Imogen Phoebe Keisha Dana Holly Paige | James Liam Noah Jack Michael Daniel Josh Ryan Tyler Ethan Owen Marcus Ben Callum Darnell Connor Luke Nathan Kyle Theo Harvey Isaac Dev Omar | Alex Jordan Taylor Sam Casey Riley Jamie Morgan Robin Charlie Avery Quinn | Smith Johnson Williams Brown Jones Miller Davis Wilson Taylor Clark Lewis Walker Young Hall Reid Murphy Campbell Foster Hughes Bennett Okafor Nguyen Patel Garcia Kowalski Hayes Barnes Doyle Marsh Whitlock
hispanic | Mar\xEDa Luc\xEDa Sof\xEDa Camila Valentina Paula Daniela Carmen Ana Laura Gabriela Mariana Ximena Fernanda Roc\xEDo Julieta Martina Abril Noelia Lorena Catalina Renata Itziar Alba | Jos\xE9 Carlos Luis Juan Diego Javier Andr\xE9s Miguel Alejandro Santiago Mateo Pablo Sergio \xC1lvaro Emiliano Rodrigo Facundo Tom\xE1s Joaqu\xEDn Iker Hern\xE1n Nicol\xE1s Bruno Ra\xFAl | Guadalupe \xC1lex Cruz Trini Reyes | Garc\xEDa Mart\xEDnez L\xF3pez Hern\xE1ndez Gonz\xE1lez P\xE9rez Rodr\xEDguez S\xE1nchez Ram\xEDrez Torres Flores Rivera G\xF3mez D\xEDaz Vargas Castro Ortiz Morales Ruiz Navarro Vega Romero Salazar Iglesias Aguirre Quispe Mamani Fuentes
lusophone | Ana Maria Juliana Beatriz Larissa Camila Fernanda Let\xEDcia Gabriela Bruna Amanda Mariana Rafaela Isabela Tha\xEDs Carolina Luana Aline Priscila In\xEAs Matilde Yasmin | Jo\xE3o Pedro Lucas Gabriel Mateus Rafael Felipe Gustavo Bruno Thiago Leandro Caio Vin\xEDcius Rodrigo Diogo Tiago Andr\xE9 Igor Wesley Renan Davi Ot\xE1vio | Ariel Darci Juraci Nick | Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Carvalho Ara\xFAjo Ribeiro Gomes Martins Rocha Barbosa Cardoso Teixeira Moreira Duarte Pinto Fonseca
french | L\xE9a Manon Camille Chlo\xE9 Emma In\xE8s Sarah Julie Marine Louise Pauline Mathilde Cl\xE9mence \xC9lodie Ana\xEFs Lucie Margaux Yasmine A\xEFcha Sol\xE8ne Juliette Capucine | Lucas Hugo Thomas Nicolas Antoine Maxime Julien Th\xE9o Louis Mathis Romain Quentin Baptiste Karim Mehdi Adrien Valentin Gabin Rayan \xC9tienne Florian Jules | Camille Dominique Sacha Charlie Ma\xE9 Claude | Martin Bernard Dubois Robert Richard Petit Durand Moreau Laurent Simon Michel Lefebvre Leroy Roux Fontaine Girard Chevalier Benali Diallo Mercier Blanc Garnier Peeters Lambert
german | Anna Lena Laura Julia Lea Sophie Marie Hannah Katharina Franziska Mia Johanna Nele Greta Miriam Svenja Theresa Aylin Steffi Ronja Frieda Carla | Lukas Leon Jonas Felix Max Paul Tim Niklas Moritz Fabian Florian Tobias Jan David Emre Sebastian Henrik Till Jannik Bastian Matthias Ole | Kim Luca Robin Toni Sascha Mika | M\xFCller Schmidt Schneider Fischer Weber Meyer Wagner Becker Hoffmann Sch\xE4fer Koch Bauer Richter Klein Wolf Neumann Schwarz Yilmaz Kr\xFCger Hofmann Lange Gruber Huber Brandt
indonesian | Putri Siti Ayu Dewi Nabila Intan Rina Anisa Fitri Salsabila Wulan Citra Aulia Tika Maya Indah Zahra Nadia Kirana Laras | Budi Agus Rizky Andi Fajar Dimas Bayu Arif Yoga Aditya Reza Hendra Galih Ilham Raka Farhan Gilang Wahyu Bagas Teguh | Dian Eka Nur Tri Rizki Dwi | Pratama Saputra Wijaya Santoso Hidayat Kusuma Nugroho Lestari Permata Ramadhan Setiawan Utami Maharani Siregar Nasution Simanjuntak Wibowo Putra Anggraini Halim
arabic | \u0645\u0631\u064A\u0645 \u0641\u0627\u0637\u0645\u0629 \u0633\u0627\u0631\u0629 \u0646\u0648\u0631 \u0647\u0628\u0629 \u0631\u064A\u0645 \u0644\u064A\u0644\u0649 \u0622\u064A\u0629 \u0633\u0644\u0645\u0649 \u062F\u064A\u0646\u0627 \u0631\u0646\u0627 \u0646\u062F\u0649 \u0634\u0647\u062F \u062C\u0648\u062F \u0647\u0627\u062C\u0631 \u064A\u0627\u0633\u0645\u064A\u0646 \u0644\u0645\u0649 \u063A\u0627\u062F\u0629 | \u0645\u062D\u0645\u062F \u0623\u062D\u0645\u062F \u0639\u0644\u064A \u0639\u0645\u0631 \u062E\u0627\u0644\u062F \u064A\u0648\u0633\u0641 \u0645\u062D\u0645\u0648\u062F \u0625\u0628\u0631\u0627\u0647\u064A\u0645 \u0639\u0628\u062F\u0627\u0644\u0644\u0647 \u062D\u0633\u0646 \u0643\u0631\u064A\u0645 \u0637\u0627\u0631\u0642 \u0641\u0647\u062F \u0633\u0644\u0637\u0627\u0646 \u0623\u0646\u0633 \u0632\u064A\u0627\u062F \u0645\u0627\u062C\u062F \u0633\u0639\u064A\u062F | \u0646\u0648\u0631 \u0635\u0628\u0627\u062D \u0625\u062D\u0633\u0627\u0646 \u0631\u0636\u0627 | \u0627\u0644\u0639\u0644\u064A \u062D\u0633\u0646 \u0625\u0628\u0631\u0627\u0647\u064A\u0645 \u0627\u0644\u0645\u0635\u0631\u064A \u0627\u0644\u0642\u062D\u0637\u0627\u0646\u064A \u0627\u0644\u0639\u062A\u064A\u0628\u064A \u0627\u0644\u062D\u0631\u0628\u064A \u0645\u0646\u0635\u0648\u0631 \u0633\u0644\u064A\u0645 \u0628\u0646_\u0639\u0644\u064A \u0627\u0644\u0625\u062F\u0631\u064A\u0633\u064A \u0627\u0644\u0632\u0647\u0631\u0627\u0646\u064A \u062F\u0631\u0648\u064A\u0634 \u0639\u0648\u0636 \u0627\u0644\u0646\u062C\u0627\u0631 \u0627\u0644\u0634\u0645\u0631\u064A \u0628\u0631\u0643\u0627\u062A \u062D\u062F\u0627\u062F \u0627\u0644\u0633\u064A\u062F \u0641\u0624\u0627\u062F
japanese | \u7F8E\u54B2 \u967D\u83DC \u3055\u304F\u3089 \u7D50\u8863 \u8475 \u4E03\u6D77 \u8389\u5B50 \u512A\u82B1 \u771F\u7531\u7F8E \u5F69\u9999 \u667A\u5B50 \u6075 \u51DB \u3042\u3084\u304B \u307F\u3086 \u5343\u5C0B \u7434\u97F3 \u7F8E\u7A42 | \u7FD4\u592A \u5927\u8F14 \u62D3\u4E5F \u5065\u592A \u84EE \u60A0\u6597 \u967D\u7FD4 \u76F4\u6A39 \u4EAE \u548C\u4E5F \u8AA0 \u96BC\u4EBA \u6D77\u6597 \u7950\u4ECB \u98AF\u592A \u572D\u543E \u614E\u4E00 \u9F8D\u4E4B\u4ECB | \u85AB \u512A \u5149 \u5343\u79CB \u306A\u304A \u771F\u7434 | \u4F50\u85E4 \u9234\u6728 \u9AD8\u6A4B \u7530\u4E2D \u4F0A\u85E4 \u6E21\u8FBA \u5C71\u672C \u4E2D\u6751 \u5C0F\u6797 \u52A0\u85E4 \u5409\u7530 \u5C71\u7530 \u4F50\u3005\u6728 \u677E\u672C \u4E95\u4E0A \u6728\u6751 \u6797 \u6E05\u6C34 \u68EE \u77F3\u5DDD \u5CA1\u7530 \u85E4\u4E95 \u897F\u6751 \u4E0A\u91CE
indian | Priya Ananya Aditi Neha Pooja Sneha Kavya Riya Divya Shreya Meera Ishita Lakshmi Nandini Zoya Simran Tanvi Deepika | Rahul Arjun Rohan Amit Vikram Aditya Karan Siddharth Ravi Imran Nikhil Varun Harsh Manoj Kabir Ankit Suresh Yash | Kiran Jaya Harpreet Gurpreet Noor | Sharma Patel Singh Kumar Gupta Reddy Iyer Nair Khan Das Mehta Joshi Chatterjee Kaur Rao Menon Verma Shetty Bose Malhotra
african | Amara Ngozi Chioma Aisha Fatou Zanele Wanjiru Thandi Adaeze Awa Mariama Akinyi Lerato Temi Folake Aminata Njeri Nomsa | Emeka Chidi Tunde Kwame Sipho Mamadou Otieno Kofi Ibrahim Thabo Segun Ousmane Kamau Femi Moussa Bongani Koffi Mwangi | Chi Blessing Ife Themba Tumi | Okafor Adeyemi Diop Ndiaye Nkosi Mensah Kamau Otieno Dlamini Eze Balogun Traor\xE9 Kouassi Mbeki Wanjiku Sow Abubakar Bello Fall Kon\xE9
filipino | Angel Maria Jasmine Kristine Nicole Bea Camille Trisha Andrea Janelle Rica Maricel | Mark John Jerome Paolo Miguel Carlo Jayson Kenneth Renz Gab Rafael Jomar | Ariel Jan Jo Noel Jaz | Santos Reyes Cruz Bautista Garcia Mendoza Dela_Cruz Villanueva Ramos Aquino Castillo Salazar Manalo Pascual
chinese | Mei Xin Hui Jia Ling Rachel Cheryl Wen Yan Sze | Wei Jun Ming Hao Kai Bryan Zhi Yong Darren Jian | Yi Jing Lin Xiao | Tan Lim Lee Ng Wong Chen Goh Teo Chua Ong Koh
italian | Giulia Chiara Francesca Martina Sara Alessia Elisa Federica Giorgia Elena Noemi Ludovica | Marco Andrea Luca Matteo Francesco Alessandro Davide Simone Lorenzo Riccardo Gabriele Pietro | Andrea Celeste Fiore | Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Conti Bruno Gallo Costa
dutch | Sanne Lotte Emma Anouk Fleur Iris Eva Femke Maud Noor | Daan Bram Sem Lars Thijs Jesse Ruben Niels Stijn Joris | Robin Sam Noa Jip | de_Jong Jansen de_Vries van_Dijk Bakker Visser Smit Mulder Bos Hendriks
nordic | Elsa Maja Alva Freja Linnea Ebba Saga Ida Tuva Wilma | Erik Oskar Lukas Axel Viktor Emil Anton Hugo Nils Gustav | Kim Robin Love Charlie | Andersson Johansson Karlsson Nilsson Eriksson Larsson Lindqvist Berg Nystr\xF6m Holm
slavic | Anna Katarzyna Zuzanna Maja Julia Oliwia Natalia Agnieszka Magda Ola | Jan Piotr Kuba Micha\u0142 Tomasz Mateusz Wojtek Kacper Bartek Marek | Sasza Alex Saszka | Nowak Kowalska Wi\u015Bniewski W\xF3jcik Zieli\u0144ska Mazur Krawczyk D\u0105browski Wilk Lis
turkish | Zeynep Elif Ay\u015Fe Merve Defne Ece Selin B\xFC\u015Fra \u0130rem Nazl\u0131 | Mehmet Mustafa Ahmet Emre Can Burak Kaan Efe Yusuf Onur | Deniz Derya Umut Ayhan Evren | Y\u0131lmaz Kaya Demir \xC7elik \u015Eahin Y\u0131ld\u0131z Ayd\u0131n \xD6zt\xFCrk Arslan Ko\xE7
korean | Seoyeon Jiwoo Minseo Hayun Soomin Yuna Eunji Chaewon Dahye Nari | Minjun Seojun Jiho Hyunwoo Donghyun Taeyang Junseo Sungmin Woojin Kyung | Jimin Jisoo Hyun Yujin | Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim
`);
const words = (text) => (text ?? "").trim().split(" ").map((word) => word.replaceAll("_", " "));
const pools = new Map(
  table.map((line) => {
    const [id = "", female, male, either, family] = line.split("|");
    return [
      id.trim(),
      { female: words(female), male: words(male), either: words(either), family: words(family) }
    ];
  })
);
function lean(draw, list) {
  const u = draw.next();
  return at(list, Math.floor(u * u * list.length));
}
function drawName(draw, poolId, gender) {
  const pool = pools.get(poolId);
  if (pool === void 0) throw new RangeError(`No names for ${poolId}.`);
  const family = lean(draw, pool.family);
  if (gender === "other" || draw.chance(0.07)) return { given: draw.pick(pool.either), family };
  return { given: lean(draw, gender === "female" ? pool.female : pool.male), family };
}
const fullName = (poolId, name) => poolId === "japanese" ? `${name.family} ${name.given}` : `${name.given} ${name.family}`;
export {
  drawName,
  fullName
};
//# sourceMappingURL=pools.js.map
