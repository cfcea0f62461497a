import { lines } from '../text/lines.js'
import type { Gender } from '../../../model/creator.js'
import { at, type Draw } from '../draw.js'

interface NamePool {
  female: string[]
  male: string[]
  /** Names both carry: the honest ambiguity of real lists. */
  either: string[]
  family: string[]
}

// pool | female | male | either | family. Earlier names are more frequent, as in life.
const table = lines(`
anglo | Emma Olivia Sarah Emily Jessica Ashley Megan Chloe Hannah Grace Zoe Lily Ruby Abigail Natalie Kayla Brianna Tessa Imogen Phoebe Keisha Dana Holly Paige | James Liam Noah Jack Michael Daniel Josh Ryan Tyler Ethan Owen Marcus Ben Callum Darnell Connor Luke Nathan Kyle Theo Harvey Isaac Dev Omar | Alex Jordan Taylor Sam Casey Riley Jamie Morgan Robin Charlie Avery Quinn | Smith Johnson Williams Brown Jones Miller Davis Wilson Taylor Clark Lewis Walker Young Hall Reid Murphy Campbell Foster Hughes Bennett Okafor Nguyen Patel Garcia Kowalski Hayes Barnes Doyle Marsh Whitlock
hispanic | María Lucía Sofía Camila Valentina Paula Daniela Carmen Ana Laura Gabriela Mariana Ximena Fernanda Rocío Julieta Martina Abril Noelia Lorena Catalina Renata Itziar Alba | José Carlos Luis Juan Diego Javier Andrés Miguel Alejandro Santiago Mateo Pablo Sergio Álvaro Emiliano Rodrigo Facundo Tomás Joaquín Iker Hernán Nicolás Bruno Raúl | Guadalupe Álex Cruz Trini Reyes | García Martínez López Hernández González Pérez Rodríguez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Vargas Castro Ortiz Morales Ruiz Navarro Vega Romero Salazar Iglesias Aguirre Quispe Mamani Fuentes
lusophone | Ana Maria Juliana Beatriz Larissa Camila Fernanda Letícia Gabriela Bruna Amanda Mariana Rafaela Isabela Thaís Carolina Luana Aline Priscila Inês Matilde Yasmin | João Pedro Lucas Gabriel Mateus Rafael Felipe Gustavo Bruno Thiago Leandro Caio Vinícius Rodrigo Diogo Tiago André Igor Wesley Renan Davi Otávio | Ariel Darci Juraci Nick | Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Carvalho Araújo Ribeiro Gomes Martins Rocha Barbosa Cardoso Teixeira Moreira Duarte Pinto Fonseca
french | Léa Manon Camille Chloé Emma Inès Sarah Julie Marine Louise Pauline Mathilde Clémence Élodie Anaïs Lucie Margaux Yasmine Aïcha Solène Juliette Capucine | Lucas Hugo Thomas Nicolas Antoine Maxime Julien Théo Louis Mathis Romain Quentin Baptiste Karim Mehdi Adrien Valentin Gabin Rayan Étienne Florian Jules | Camille Dominique Sacha Charlie Maé Claude | Martin Bernard Dubois Robert Richard Petit Durand Moreau Laurent Simon Michel Lefebvre Leroy Roux Fontaine Girard Chevalier Benali Diallo Mercier Blanc Garnier Peeters Lambert
german | Anna Lena Laura Julia Lea Sophie Marie Hannah Katharina Franziska Mia Johanna Nele Greta Miriam Svenja Theresa Aylin Steffi Ronja Frieda Carla | Lukas Leon Jonas Felix Max Paul Tim Niklas Moritz Fabian Florian Tobias Jan David Emre Sebastian Henrik Till Jannik Bastian Matthias Ole | Kim Luca Robin Toni Sascha Mika | Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Hoffmann Schäfer Koch Bauer Richter Klein Wolf Neumann Schwarz Yilmaz Krüger Hofmann Lange Gruber Huber Brandt
indonesian | Putri Siti Ayu Dewi Nabila Intan Rina Anisa Fitri Salsabila Wulan Citra Aulia Tika Maya Indah Zahra Nadia Kirana Laras | Budi Agus Rizky Andi Fajar Dimas Bayu Arif Yoga Aditya Reza Hendra Galih Ilham Raka Farhan Gilang Wahyu Bagas Teguh | Dian Eka Nur Tri Rizki Dwi | Pratama Saputra Wijaya Santoso Hidayat Kusuma Nugroho Lestari Permata Ramadhan Setiawan Utami Maharani Siregar Nasution Simanjuntak Wibowo Putra Anggraini Halim
arabic | مريم فاطمة سارة نور هبة ريم ليلى آية سلمى دينا رنا ندى شهد جود هاجر ياسمين لمى غادة | محمد أحمد علي عمر خالد يوسف محمود إبراهيم عبدالله حسن كريم طارق فهد سلطان أنس زياد ماجد سعيد | نور صباح إحسان رضا | العلي حسن إبراهيم المصري القحطاني العتيبي الحربي منصور سليم بن_علي الإدريسي الزهراني درويش عوض النجار الشمري بركات حداد السيد فؤاد
japanese | 美咲 陽菜 さくら 結衣 葵 七海 莉子 優花 真由美 彩香 智子 恵 凛 あやか みゆ 千尋 琴音 美穂 | 翔太 大輔 拓也 健太 蓮 悠斗 陽翔 直樹 亮 和也 誠 隼人 海斗 祐介 颯太 圭吾 慎一 龍之介 | 薫 優 光 千秋 なお 真琴 | 佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 松本 井上 木村 林 清水 森 石川 岡田 藤井 西村 上野
indian | Priya Ananya Aditi Neha Pooja Sneha Kavya Riya Divya Shreya Meera Ishita Lakshmi Nandini Zoya Simran Tanvi Deepika | Rahul Arjun Rohan Amit Vikram Aditya Karan Siddharth Ravi Imran Nikhil Varun Harsh Manoj Kabir Ankit Suresh Yash | Kiran Jaya Harpreet Gurpreet Noor | Sharma Patel Singh Kumar Gupta Reddy Iyer Nair Khan Das Mehta Joshi Chatterjee Kaur Rao Menon Verma Shetty Bose Malhotra
african | Amara Ngozi Chioma Aisha Fatou Zanele Wanjiru Thandi Adaeze Awa Mariama Akinyi Lerato Temi Folake Aminata Njeri Nomsa | Emeka Chidi Tunde Kwame Sipho Mamadou Otieno Kofi Ibrahim Thabo Segun Ousmane Kamau Femi Moussa Bongani Koffi Mwangi | Chi Blessing Ife Themba Tumi | Okafor Adeyemi Diop Ndiaye Nkosi Mensah Kamau Otieno Dlamini Eze Balogun Traoré Kouassi Mbeki Wanjiku Sow Abubakar Bello Fall Koné
filipino | Angel Maria Jasmine Kristine Nicole Bea Camille Trisha Andrea Janelle Rica Maricel | Mark John Jerome Paolo Miguel Carlo Jayson Kenneth Renz Gab Rafael Jomar | Ariel Jan Jo Noel Jaz | Santos Reyes Cruz Bautista Garcia Mendoza Dela_Cruz Villanueva Ramos Aquino Castillo Salazar Manalo Pascual
chinese | Mei Xin Hui Jia Ling Rachel Cheryl Wen Yan Sze | Wei Jun Ming Hao Kai Bryan Zhi Yong Darren Jian | Yi Jing Lin Xiao | Tan Lim Lee Ng Wong Chen Goh Teo Chua Ong Koh
italian | Giulia Chiara Francesca Martina Sara Alessia Elisa Federica Giorgia Elena Noemi Ludovica | Marco Andrea Luca Matteo Francesco Alessandro Davide Simone Lorenzo Riccardo Gabriele Pietro | Andrea Celeste Fiore | Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Conti Bruno Gallo Costa
dutch | Sanne Lotte Emma Anouk Fleur Iris Eva Femke Maud Noor | Daan Bram Sem Lars Thijs Jesse Ruben Niels Stijn Joris | Robin Sam Noa Jip | de_Jong Jansen de_Vries van_Dijk Bakker Visser Smit Mulder Bos Hendriks
nordic | Elsa Maja Alva Freja Linnea Ebba Saga Ida Tuva Wilma | Erik Oskar Lukas Axel Viktor Emil Anton Hugo Nils Gustav | Kim Robin Love Charlie | Andersson Johansson Karlsson Nilsson Eriksson Larsson Lindqvist Berg Nyström Holm
slavic | Anna Katarzyna Zuzanna Maja Julia Oliwia Natalia Agnieszka Magda Ola | Jan Piotr Kuba Michał Tomasz Mateusz Wojtek Kacper Bartek Marek | Sasza Alex Saszka | Nowak Kowalska Wiśniewski Wójcik Zielińska Mazur Krawczyk Dąbrowski Wilk Lis
turkish | Zeynep Elif Ayşe Merve Defne Ece Selin Büşra İrem Nazlı | Mehmet Mustafa Ahmet Emre Can Burak Kaan Efe Yusuf Onur | Deniz Derya Umut Ayhan Evren | Yılmaz Kaya Demir Çelik Şahin Yıldız Aydın Öztürk Arslan Koç
korean | Seoyeon Jiwoo Minseo Hayun Soomin Yuna Eunji Chaewon Dahye Nari | Minjun Seojun Jiho Hyunwoo Donghyun Taeyang Junseo Sungmin Woojin Kyung | Jimin Jisoo Hyun Yujin | Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim
`)

const words = (text: string | undefined): string[] =>
  (text ?? '')
    .trim()
    .split(' ')
    .map((word) => word.replaceAll('_', ' '))

const pools = new Map<string, NamePool>(
  table.map((line) => {
    const [id = '', female, male, either, family] = line.split('|')
    return [
      id.trim(),
      { female: words(female), male: words(male), either: words(either), family: words(family) },
    ] as const
  }),
)

/** Frequent names come often: the square of a uniform leans to the front of the list. */
function lean<T>(draw: Draw, list: readonly T[]): T {
  const u = draw.next()
  return at(list, Math.floor(u * u * list.length))
}

export interface DrawnName {
  given: string
  family: string
}

/** A name as people of that pool and gender carry it; one in fourteen is a name both carry. */
export function drawName(draw: Draw, poolId: string, gender: Gender): DrawnName {
  const pool = pools.get(poolId)
  if (pool === undefined) throw new RangeError(`No names for ${poolId}.`)
  const family = lean(draw, pool.family)
  if (gender === 'other' || draw.chance(0.07)) return { given: draw.pick(pool.either), family }
  return { given: lean(draw, gender === 'female' ? pool.female : pool.male), family }
}

/** How the pool writes a whole name. */
export const fullName = (poolId: string, name: DrawnName): string =>
  poolId === 'japanese' ? `${name.family} ${name.given}` : `${name.given} ${name.family}`
